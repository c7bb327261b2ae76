import { useTranslations } from 'shared-i18n'
import { color, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { CommentThread } from './CommentThread.tsx'
import { CommentList } from './commentStyles.ts'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'
import { changeAbove } from './focusComment.ts'
import { LoadMoreButton } from './LoadMoreButton.tsx'

const Frame = styled.div`
	padding: ${space[3]} ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	> p { margin-bottom: ${space[2]}; font-size: ${size.xs}; font-weight: 600; color: ${color.live}; }
`

/** The thread of the linked comment from the furthest loaded one on, shown first if it is not on a loaded page. */
export function LinkedThread({ id }: { id: string }) {
	const t = useTranslations(commentTranslations)
	const { store, discussion } = useDiscussion()
	const isWhole = discussion.threads.comments.get(id)?.parentId === null
	return (
		<Frame>
			<p>{t('comments.linked')}</p>
			{!isWhole && (
				<LoadMoreButton
					small
					isAbove
					label={t('comments.linked.above')}
					load={() => store.loadAbove(id, (change) => changeAbove(id, change))}
				/>
			)}
			<CommentList>
				<CommentThread id={id} depth={0} />
			</CommentList>
		</Frame>
	)
}
