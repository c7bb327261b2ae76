import { createContext, useContext } from 'react'
import type { DiscussionModel } from './discussion.ts'
import type { Discussion } from './discussionState.ts'

interface DiscussionContextValue {
	store: DiscussionModel
	discussion: Discussion
	/** The id of the linked comment. */
	target: string | null
	/** The path of the comments' page, where they are shown on another one. */
	path?: string
}

const Context = createContext<DiscussionContextValue | null>(null)

/** Provides the discussion of the page. */
export const DiscussionProvider = Context.Provider

/** The discussion of the page, inside {@link DiscussionProvider}. */
export function useDiscussion(): DiscussionContextValue {
	const shown = useContext(Context)
	if (!shown) throw new Error('comments are shown inside a discussion')
	return shown
}
