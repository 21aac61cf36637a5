import { APICallError } from 'ai'

/** What the server at the other end can take. */
export interface Abilities {
  /** An answer bound to a JSON schema. Without it the prompt alone asks for JSON. */
  schema: boolean
  photo: boolean
}

const REJECTED = new Set([400, 404, 415, 422, 500, 501])
const ABOUT_PHOTOS = /\b(?:image|vision|visual|multi-?modal|mmproj)/i

/**
 * What is left to try after a server has rejected a request: without the photo when it complains of that, else without
 * the schema. Null when the failure is none of this kind. Servers say it with all of these statuses: vLLM and LM Studio
 * 400, OpenRouter 404, llama.cpp 500 for photos.
 */
export function afterRejection(error: unknown, abilities: Abilities): Abilities | null {
  if (!APICallError.isInstance(error) || !REJECTED.has(error.statusCode ?? 0)) return null
  const complaint = `${error.message} ${error.responseBody ?? ''}`
  if (abilities.photo && ABOUT_PHOTOS.test(complaint)) return { ...abilities, photo: false }
  if (abilities.schema && error.statusCode !== 500) return { ...abilities, schema: false }
  return null
}
