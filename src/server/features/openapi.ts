import { z } from 'zod'
import { AppError } from './app-error.ts'
import { sentenceOf } from './sentences.ts'

// The validators take no words along with a call: those of the shapes come first, these for the rest, zod's own never.
z.config({ customError: sentenceOf })

/** Shared by all route files: input that does not fit its shape is `invalid-input`, with a sentence per field. */
export const openApiOptions = {
  defaultHook: (result: { success: true } | { success: false; error: z.ZodError }) => {
    if (!result.success) throw invalidInput(result.error)
  },
}

function invalidInput(error: z.ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return new AppError('invalid-input', { fields })
}
