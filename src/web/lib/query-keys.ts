/** Where things lie in the query cache. What begins alike goes stale together. */
export const SESSION_KEY = ['session'] as const
export const PROFILE_KEY = ['profile'] as const

/** All roasts: the own collection in pages, and single ones by id. */
export const ROASTS_KEY = ['roasts'] as const
export const COLLECTION_KEY = [...ROASTS_KEY, 'collection'] as const
export const roastKey = (id: string) => [...ROASTS_KEY, 'one', id] as const

/** Printed roasts, which never change. */
export const cardKey = (id: string, form: string) => ['cards', id, form] as const
