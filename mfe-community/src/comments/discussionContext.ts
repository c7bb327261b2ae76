import { createContext, useContext } from 'react'
import type { DiscussionModel } from './discussion.ts'
import type { Discussion } from './discussionState.ts'

interface DiscussionContextValue {
	store: DiscussionModel
	discussion: Discussion
	/** The comment that the address leads to. */
	target: string | null
}

const Context = createContext<DiscussionContextValue | null>(null)

/** Gives the comments of the page to everything inside. */
export const DiscussionProvider = Context.Provider

/** The comments of the page, inside {@link DiscussionProvider}. */
export function useDiscussion(): DiscussionContextValue {
	const shown = useContext(Context)
	if (!shown) throw new Error('comments are shown inside a discussion')
	return shown
}
