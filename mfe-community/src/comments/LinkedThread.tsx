import { useTranslations } from 'shared-i18n'
import { color, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../translations.ts'
import { CommentThread } from './CommentThread.tsx'
import { CommentList } from './commentStyles.ts'

const Frame = styled.div`
	padding: ${space[3]} ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	> p { margin-bottom: ${space[2]}; font-size: ${size.xs}; font-weight: 600; color: ${color.live}; }
`

/** The thread of the linked comment, shown first if it is not on a loaded page. */
export function LinkedThread({ id }: { id: string }) {
	const t = useTranslations(translations)
	return (
		<Frame>
			<p>{t('comments.linked')}</p>
			<CommentList>
				<CommentThread id={id} depth={0} />
			</CommentList>
		</Frame>
	)
}
