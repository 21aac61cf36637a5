import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type AuthProblem, toProblem } from './messages.ts'

interface Submission {
  form: RefObject<HTMLFormElement | null>
  problem: AuthProblem | null
  isBusy: boolean
  submit: (event: FormEvent) => Promise<void>
}

/** Checks, sends once however often it is tapped, and leads to the field that is at fault. */
export function useSubmission(check: () => AuthProblem | null, send: () => Promise<unknown>): Submission {
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [problem, setProblem] = useState<AuthProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    const field = problem?.field && form.current?.elements.namedItem(problem.field)
    if (field instanceof HTMLElement) field.focus()
  }, [problem])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const wrong = check()
    // A new object each time: the same mistake twice leads to its field twice.
    setProblem(wrong && { ...wrong })
    if (wrong) return
    isUnderWay.current = true
    setIsBusy(true)
    try {
      await send()
    } catch (error) {
      setProblem(toProblem(error))
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  return { form, problem, isBusy, submit }
}
