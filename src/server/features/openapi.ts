import type { z } from 'zod'
import { AppError } from './app-error.ts'

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
