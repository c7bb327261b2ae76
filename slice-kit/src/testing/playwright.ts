import type { Page, Request } from '@playwright/test'
import { type Answer, type ApiRequest, answerFor, requestOf, UNREACHABLE } from 'shared-contract/testing/answers'

// A test in a browser runs in Node, which finds neither of the two inside the kit.
export * from 'shared-contract'
export {
	type Answer,
	type ApiRequest,
	after,
	answer,
	inTurn,
	refuse,
	unreachable,
} from 'shared-contract/testing/answers'

/**
 * Answers requests of a page to the API, for example of the site that `slice-kit dev` shows. Requests that no answer is for go to the
 * site.
 *
 * @returns the requests that were answered
 */
export async function answerIn(page: Page, answers: readonly Answer[]): Promise<ApiRequest[]> {
	const requests: ApiRequest[] = []
	await page.route('**/api/**', async (route) => {
		const request = sentBy(route.request())
		const answer = answerFor(answers, request)
		if (!answer) return route.fallback()
		requests.push(request)
		const reply = await answer.respond(request)
		if (reply === UNREACHABLE) await route.abort()
		else if ('json' in reply) await route.fulfill({ status: reply.status, body: await reply.text() })
		else await route.fulfill({ status: reply.status, json: reply.body })
	})
	return requests
}

function sentBy(request: Request): ApiRequest {
	const { pathname, search } = new URL(request.url())
	const isJson = request.headers()['content-type']?.includes('json')
	return requestOf(request.method(), pathname + search, isJson ? request.postDataJSON() : undefined)
}
