import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { modelServer } from './modelServer.testing.ts'

/** The key with which the site of a test asks its model. */
export const KEY = 'a-secret-key-of-the-test'

/** A site whose assistant asks a model that a test plans, and members who talk to it, whose age is not asked. */
export async function modelSite(environment: Record<string, string> = {}) {
	const model = await modelServer()
	const site = testSite({
		environment: { ASSISTANT_ASKS_AGE: 'false', ...environment, GEMINI_API_KEY: KEY, GEMINI_BASE_URL: model.url },
	})
	return {
		model,
		site,
		newMember: () => newMember(site.app),
		/** What the assistant and a member have said to each other. */
		async conversation(headers: Record<string, string>) {
			return (await site.app.inject({ url: '/api/assistant', headers })).json()
		},
	}
}
