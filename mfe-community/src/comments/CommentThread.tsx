import { useState } from 'react'
import { useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { useDiscussion } from './context.ts'
import { focusComment } from './focusComment.ts'
import { MoreButton } from './MoreButton.tsx'
import { INDENTED_LEVELS, ReplyList } from './style.ts'
import { answersLeft } from './thread.ts'

/** A comment with what answers it, as deep as that goes. */
export function CommentThread({ id, depth }: { id: string; depth: number }) {
	const t = useWords(words)
	const { store, discussion } = useDiscussion()
	const { threads } = discussion
	const [isAnswering, setAnswering] = useState(false)
	const comment = threads.comments.get(id)
	if (!comment) return null
	const answers = threads.answers.get(id) ?? []
	const left = answersLeft(threads, id)

	function endAnswering() {
		setAnswering(false)
		focusComment(id)
	}

	return (
		<li>
			<CommentItem
				comment={comment}
				depth={depth}
				isAnswering={isAnswering}
				onAnswer={() => setAnswering(!isAnswering)}
			/>
			{(answers.length > 0 || left > 0 || isAnswering) && (
				<ReplyList $flat={depth >= INDENTED_LEVELS}>
					{isAnswering && (
						<li>
							<CommentForm purpose={{ kind: 'reply', to: comment }} onDone={endAnswering} />
						</li>
					)}
					{answers.map((answer) => (
						<CommentThread key={answer} id={answer} depth={depth + 1} />
					))}
					{left > 0 && (
						<li>
							<MoreButton small label={t('comments.replies', { count: left })} load={() => store.loadReplies(id)} />
						</li>
					)}
				</ReplyList>
			)}
		</li>
	)
}
