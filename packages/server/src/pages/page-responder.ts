import type { Context } from 'hono';
import { toApiError } from '../http/handle-errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { ApiError } from '../http/api-error.ts';
import { requestMetaOf } from '../http/request-meta.ts';
import type { HttpReply, ToResponse } from '../http/to-response.ts';
import type { Ports } from '../ports.ts';
import { pageText } from './copy.ts';
import { notice } from './page.ts';

export interface Page {
  readonly status: number;
  readonly content: ReturnType<typeof notice>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default `page`. */
  readonly headerSet?: HttpReply['headerSet'];
}

/** Responds with a page, under a name for the log; errors become pages, too. */
export type RespondWithPage = (
  context: Context<AppEnv>,
  name: string,
  work: () => Promise<Page>,
) => Promise<Response>;

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

export function createPageResponder(ports: Ports, toResponse: ToResponse): RespondWithPage {
  return async (context, name, work) => {
    requestMetaOf(context);
    context.set('callId', name);
    const {
      status,
      content,
      headers,
      headerSet = 'page',
    } = await work().catch((error: unknown) => rejectedPage(ports, toApiError(error, context, ports.log)));
    return toResponse(context, {
      status,
      body: String(await content),
      headers: { ...html, ...headers },
      headerSet,
    });
  };
}

/** People get a page instead of JSON for errors, too. */
function rejectedPage({ config }: Ports, { status, message, details }: ApiError): Page {
  const { title, link } = pageText.rejected;
  const content = notice('stopped', { title, text: message, link, href: config.webUrl });
  return { status, content, headers: { ...details.headers } };
}
