import type { ReactNode } from 'react'
import { useTranslations } from 'shared-i18n'
import { ChevronLeftIcon, color, from, IconLink, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'
import { type MessagesView, parentView, viewPath } from '../view/messagesView.ts'

const Head = styled.header`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	flex: none;
	min-height: 64px;
	padding: ${space[2]} ${space[3]} ${space[2]} ${space[2]};
	border-bottom: 1px solid ${color.line};
	${from.desktop} { padding-inline: ${space[6]} ${space[4]}; }
`
const Back = styled.span`
	display: contents;
	${from.desktop} { display: none; }
`
const Names = styled.div`
	flex: 1;
	min-width: 0;
	h2 {
		display: flex;
		align-items: center;
		gap: ${space[2]};
		font-size: ${size.lg};
		line-height: 1.3;
		outline-offset: 2px;
		> :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
		> :not(:first-child) { flex: none; }
	}
	p {
		display: flex;
		align-items: center;
		gap: ${space[1]};
		overflow: hidden;
		font-size: ${size.sm};
		line-height: 1.35;
		color: ${color.muted};
		white-space: nowrap;
		> span:only-child { overflow: hidden; text-overflow: ellipsis; }
	}
`
const Actions = styled.div`
	display: flex;
	align-items: center;
	gap: ${space[1]};
`

interface PaneHeadProps {
	view: MessagesView
	avatar: ReactNode
	title: string
	/** Shown beside the title. */
	tag?: ReactNode
	status: ReactNode
	children?: ReactNode
}

/** The header of a pane: avatar, title, status and actions. */
export function PaneHeader({ view, avatar, title, tag, status, children }: PaneHeadProps) {
	const t = useTranslations(messageTranslations)
	return (
		<Head>
			<Back>
				<IconLink label={t('messages.back')} icon={<ChevronLeftIcon />} to={viewPath(parentView(view))} />
			</Back>
			{avatar}
			<Names>
				<h2 data-place tabIndex={-1}>
					<span>{title}</span>
					{tag}
				</h2>
				<p>{typeof status === 'string' ? <span>{status}</span> : status}</p>
			</Names>
			<Actions>{children}</Actions>
		</Head>
	)
}
