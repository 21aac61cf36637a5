import type { OpenAPIHono } from '@hono/zod-openapi'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { AppError } from '#server/features/app-error.ts'
import type { AppEnv, Deps } from '#server/features/context.ts'
import { getRoast } from '#server/features/saved-roasts/service.ts'
import { writeRoastWords, writeTombWords } from './roast-page-words.ts'
import { writeRoastTags } from './roast-tags.ts'
import type { SendPage } from './web-pages.ts'

/**
 * /roast/{id} for whoever has the link: the one page, with the roast's own title and preview in its head. It is the same for
 * everybody, so absent, private and deleted are one 404 here also for the owner, whom the page itself then shows the roast.
 */
export function roastPage(app: OpenAPIHono<AppEnv>, deps: Deps, sendPage: SendPage): void {
  app.on('GET', ['/roast/:id', '/roast/:id/'], async (c) => {
    const found = await look(deps, c.req.param('id'))
    const response = await (typeof found === 'number'
      ? sendPage(c, { status: found, ...(found === 404 && { change: writeTombWords }) })
      : sendPage(c, {
          change: (page) => writeRoastWords(writeRoastTags(page, found, deps.publicUrl), found),
        }))
    // What was taken back is not shown from anybody's cache on the way.
    response.headers.set('Cache-Control', 'private, no-cache')
    return response
  })
}

/** The roast as a guest sees it, or the status of the page without it. */
async function look(deps: Deps, id: string): Promise<SavedRoast | 404 | 503> {
  try {
    return await getRoast({ db: deps.db, actor: { kind: 'guest' } }, id)
  } catch (error) {
    if (error instanceof AppError) return 404
    deps.log.error({ err: error }, 'the page of a roast could not be looked up')
    return 503
  }
}
