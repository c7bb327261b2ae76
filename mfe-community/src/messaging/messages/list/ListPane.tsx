import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { FailurePanel } from 'shared-composition'
import type { Group } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, color, SearchIcon, Skeleton, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { SearchBox } from '../live/deferred.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import type { MessagesView } from '../view/messagesView.ts'
import { useDialogParam } from '../view/useDialogParam.ts'
import { $conversations, loadConversations } from './conversations.ts'
import { DirectList } from './DirectList.tsx'
import { GroupRow } from './GroupRow.tsx'
import { ListHeader } from './ListHeader.tsx'
import { ListTitle } from './rowStyles.ts'

const Scroller = styled.nav`
	display: flex;
	flex-direction: column;
	flex: 1;
	gap: ${space[6]};
	min-height: 0;
	padding: ${space[2]} ${space[2]} ${space[6]};
	overflow-y: auto;
	overscroll-behavior: contain;
`

/** The list pane: groups with their channels, the assistant and direct chats. */
export function ListPane({ view }: { view: MessagesView }) {
	const t = useTranslations(messageTranslations)
	const conversations = useStore($conversations)
	return (
		<>
			<ListHeader />
			<SearchBox />
			<Scroller aria-label={t('messages.list')} aria-busy={conversations.state === 'loading'}>
				{conversations.state === 'failed' && <FailurePanel title={t('messages.failed')} onRetry={loadConversations} />}
				{conversations.state === 'loading' && <ListSkeleton />}
				{conversations.state === 'ready' && (
					<>
						<GroupList groups={conversations.list.groups} view={view} />
						<DirectList view={view} />
					</>
				)}
			</Scroller>
		</>
	)
}

const Row = styled.div`
	display: grid;
	grid-template-columns: 40px 1fr;
	gap: ${space[3]};
	align-items: center;
	padding: ${space[2]};
`
const WIDTHS = ['62%', '78%', '54%', '70%', '48%', '66%', '58%']

/** Placeholder while the list loads. */
function ListSkeleton() {
	return (
		<div>
			{WIDTHS.map((width) => (
				<Row key={width}>
					<Skeleton $height="40px" />
					<Stack $gap={2}>
						<Skeleton $height="0.9em" $width={width} />
						<Skeleton $height="0.7em" $width="36%" />
					</Stack>
				</Row>
			))}
		</div>
	)
}

const None = styled.div`
	display: grid;
	justify-items: start;
	gap: ${space[2]};
	padding: 0 ${space[2]};
	font-size: ${size.sm};
	color: ${color.muted};
`

/** The member's groups by name. */
function GroupList({ groups, view }: { groups: readonly Group[]; view: MessagesView }) {
	const t = useTranslations(messageTranslations)
	const id = useId()
	const { open } = useDialogParam()
	return (
		<section aria-labelledby={id}>
			<ListTitle id={id}>{t('messages.groups')}</ListTitle>
			{groups.length > 0 ? (
				<ul>
					{groups.map((group) => (
						<GroupRow key={group.id} group={group} view={view} />
					))}
				</ul>
			) : (
				<None>
					<p>{t('messages.groups.none')}</p>
					<Button size="sm" onClick={() => open('join')}>
						<SearchIcon size={16} />
						{t('messages.groups.find')}
					</Button>
				</None>
			)}
		</section>
	)
}
