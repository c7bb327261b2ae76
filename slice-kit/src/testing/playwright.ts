import type { Page, Request } from '@playwright/test'
import { type Answer, type ApiRequest, respondTo, UNREACHABLE } from './answers.ts'

// A test in a browser runs in Node, which finds neither of the two inside the kit.
export * from 'shared-contract'
export { type Answer, type ApiRequest, after, answer, inTurn, refuse, unreachable } from './answers.ts'

/**
 * Answers requests of a page to the API, for example of the site that `slice-kit dev` shows. Requests that no answer is for go to the
 * site.
 *
 * @returns the requests that were answered
 */
export async function answerIn(page: Page, answers: readonly Answer[]): Promise<ApiRequest[]> {
	const requests: ApiRequest[] = []
	await page.route('**/api/**', async (route) => {
		const response = await respondTo(answers, sentBy(route.request()), requests)
		if (response === undefined) await route.fallback()
		else if (response === UNREACHABLE) await route.abort()
		else await route.fulfill({ status: response.status, json: response.body })
	})
	return requests
}

function sentBy(request: Request) {
	const { pathname, search } = new URL(request.url())
	const isJson = request.headers()['content-type']?.includes('json')
	return { method: request.method(), path: pathname + search, body: isJson ? request.postDataJSON() : undefined }
}
