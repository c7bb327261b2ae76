import { createContext, useContext } from 'react'
import type { DiscussionStore } from './discussion.ts'
import type { Discussion } from './state.ts'

interface Shown {
	store: DiscussionStore
	discussion: Discussion
	/** The comment that the address leads to. */
	target: string | null
}

const Context = createContext<Shown | null>(null)

/** Gives the comments of the page to everything inside. */
export const ShownDiscussion = Context.Provider

/** The comments of the page, inside {@link ShownDiscussion}. */
export function useDiscussion(): Shown {
	const shown = useContext(Context)
	if (!shown) throw new Error('comments are shown inside a discussion')
	return shown
}
