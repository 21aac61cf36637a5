/** A setting that cannot be used, in one sentence: its name, its value (unless it is a secret) and what to write. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ConfigError'
  }
}
