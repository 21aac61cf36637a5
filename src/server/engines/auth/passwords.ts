import type { betterAuth } from 'better-auth'

type Plain = Pick<ReturnType<typeof betterAuth>, '$context'>

export async function hasPassword(plain: Plain, userId: string): Promise<boolean> {
  return (await hashOf(plain, userId)) !== null
}

export async function isPassword(plain: Plain, userId: string, typed: string): Promise<boolean> {
  const hash = await hashOf(plain, userId)
  const { password } = await plain.$context
  return hash !== null && password.verify({ hash, password: typed })
}

async function hashOf(plain: Plain, userId: string): Promise<string | null> {
  const { internalAdapter } = await plain.$context
  const accounts = await internalAdapter.findAccounts(userId)
  return accounts.find(({ providerId }) => providerId === 'credential')?.password ?? null
}
