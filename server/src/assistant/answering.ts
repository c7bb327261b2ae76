import type { AssistantFailure } from 'shared-contract'

/** What happens while a reply comes to be: the catalogue is looked into, or more text is there. */
export type Step = { type: 'looking' } | { type: 'text'; text: string }

/** How a reply came to its end. */
export type Ending = { state: 'complete' } | { state: 'failed'; failure: AssistantFailure; error?: unknown }

/** A reply in the making. */
export type Answering = AsyncGenerator<Step, Ending>

/** What was said before, for whoever answers next. */
export interface Said {
	author: 'member' | 'assistant'
	text: string
}
