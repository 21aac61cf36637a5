import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { AvatarInput, DeleteProfileInput, Profile, ProfileInput } from '#contract/profiles.ts'
import { PRODUCT } from '#domain/product.ts'
import { limitBody } from '#server/features/body-limit.ts'
import type { AppEnv } from '#server/features/context.ts'
import { answerFile } from '#server/features/file-answer.ts'
import { requireUser } from '#server/features/guards.ts'
import { openApiOptions } from '#server/features/openapi.ts'
import { limitPhoto } from '#server/features/photo-form.ts'
import { limitRate, orRefuse } from '#server/features/rate-limit.ts'
import { getAvatar, removeAvatar, setAvatar } from './avatars.ts'
import { exportProfile } from './export.ts'
import { deleteProfile, getProfile, renameProfile } from './service.ts'

const profile = {
  200: { description: 'Your account', content: { 'application/json': { schema: Profile } } },
}
const file = z.string().openapi({ format: 'binary' })

const getOwn = createRoute({
  method: 'get',
  path: '/profile',
  summary: 'Your account',
  middleware: [requireUser] as const,
  responses: profile,
})

const patchOwn = createRoute({
  method: 'patch',
  path: '/profile',
  summary: 'Change your name',
  middleware: [requireUser, limitRate('tap'), limitBody()] as const,
  request: { body: { content: { 'application/json': { schema: ProfileInput } }, required: true } },
  responses: profile,
})

const putAvatar = createRoute({
  method: 'put',
  path: '/profile/avatar',
  summary: 'Change your picture',
  middleware: [requireUser, limitRate('roast'), limitPhoto] as const,
  request: { body: { content: { 'multipart/form-data': { schema: AvatarInput } }, required: true } },
  responses: profile,
})

const deleteAvatar = createRoute({
  method: 'delete',
  path: '/profile/avatar',
  summary: 'Remove your picture',
  middleware: [requireUser, limitRate('tap')] as const,
  responses: profile,
})

const getPublicAvatar = createRoute({
  method: 'get',
  path: '/profiles/{id}/avatar',
  summary: 'The picture of a person',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: { description: 'The picture', content: { 'image/webp': { schema: file } } },
    304: { description: 'As you have it' },
  },
})

const getExport = createRoute({
  method: 'get',
  path: '/profile/export',
  summary: 'A copy of everything that is kept of you: JSON, photos and cards',
  middleware: [requireUser, limitRate('export')] as const,
  responses: { 200: { description: 'An archive', content: { 'application/zip': { schema: file } } } },
})

const getExportPermit = createRoute({
  method: 'get',
  path: '/profile/export/permit',
  summary: 'Whether you may have the copy now',
  description: 'Counts for nothing. A refusal of the archive itself would end up among the downloads.',
  middleware: [requireUser] as const,
  responses: { 204: { description: 'You may' } },
})

const deleteOwn = createRoute({
  method: 'delete',
  path: '/profile',
  summary: 'Delete your account with everything derived from it',
  middleware: [requireUser, limitRate('leave'), limitBody()] as const,
  request: { body: { content: { 'application/json': { schema: DeleteProfileInput } }, required: true } },
  responses: { 204: { description: 'It is gone' } },
})

export const profileRoutes = new OpenAPIHono<AppEnv>(openApiOptions)
  .openapi(getOwn, async (c) => c.json(await getProfile({ ...c.var.deps, actor: c.var.signedIn }), 200))
  .openapi(patchOwn, async (c) => {
    const ctx = { ...c.var.deps, actor: c.var.signedIn }
    return c.json(await renameProfile(ctx, c.req.valid('json').name), 200)
  })
  .openapi(putAvatar, async (c) => {
    const upload = new Uint8Array(await c.req.valid('form').file.arrayBuffer())
    return c.json(await setAvatar({ ...c.var.deps, actor: c.var.signedIn }, upload, c.req.raw.signal), 200)
  })
  .openapi(deleteAvatar, async (c) =>
    c.json(await removeAvatar({ ...c.var.deps, actor: c.var.signedIn }), 200),
  )
  .openapi(getPublicAvatar, async (c) => {
    const ctx = { ...c.var.deps, actor: c.var.actor }
    return answerFile(c, await getAvatar(ctx, c.req.valid('param').id))
  })
  .openapi(getExport, (c) => {
    const { now } = c.var.deps
    const name = `${PRODUCT.toLowerCase()}-${new Date(now()).toISOString().slice(0, 10)}.zip`
    const archive = exportProfile({ ...c.var.deps, actor: c.var.signedIn })
    return c.body(archive, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    })
  })
  .openapi(getExportPermit, async (c) => {
    const { session, network, deps } = c.var
    orRefuse(await deps.rateLimits.take('export', { session, network }))
    await deps.rateLimits.giveBack('export', { session, network })
    return c.body(null, 204)
  })
  .openapi(deleteOwn, async (c) => {
    await deleteProfile({ ...c.var.deps, actor: c.var.signedIn }, c.req.valid('json').password)
    return c.body(null, 204)
  })
