/** SPEC.md section 5, "Login form": six characters, and nothing else is refused. */
export const MIN_PASSWORD_LENGTH = 6

/** Far beyond any password manager; only keeps megabytes out of the hash. */
export const MAX_PASSWORD_LENGTH = 4096

/** The longest address that mail can go to (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254

/** What has to be typed, by people and programs alike, before an account is deleted. */
export const DELETE_WORD = 'delete'
