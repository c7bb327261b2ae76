import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { channelOfThread, type Message } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, color, Meta, SkeletonText, Stack, space, VisuallyHidden } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { FormattedText } from '../../formatting/FormattedText.tsx'
import { SealedMessage } from '../history/MessageExtras.tsx'
import { useTimeFormats } from '../layout/useTimeFormats.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { threadPath } from '../thread/ThreadLink.tsx'
import { threadTranslations } from '../thread/threadTranslations.ts'
import { messageSearch } from '../view/messageTarget.ts'
import { foundKey, searchOf } from './findMessages.ts'

const Row = styled.li`
	padding-block: ${space[3]};
	border-bottom: 1px solid ${color.line};
	position: relative;
	overflow-wrap: anywhere;
	&:last-child { border-bottom: 0; }
	&:hover { background: color-mix(in srgb, ${color.raised} 42%, transparent); }
	/* Links of the text are above that of the row. */
	a { position: relative; }
`
const RowLink = styled(Link)`
	text-decoration: none;
	&& { position: static; }
	&::after { content: ''; position: absolute; inset: 0; }
`

/** The pinned messages of a conversation, and the search in it. */
export function FindDialog({ id, onClose }: { id: string; onClose: () => void }) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const [search] = useState(() => searchOf(id))
	const typed = useStore(search.$typed)
	const found = useStore(search.$found)
	useEffect(() => void search.load(), [search])
	const isSearch = typed.trim() !== ''

	return (
		<Dialog open onClose={onClose} size="md" title={t('messages.find.title')} closeLabel={shared('action.close')}>
			<Stack>
				<TextField
					label={t('messages.find')}
					autoComplete="off"
					maxLength={200}
					value={typed}
					onChange={(event) => search.type(event.target.value)}
				/>
				{!isSearch && <h3>{t('messages.find.pinned')}</h3>}
				{found.state === 'loading' && <SkeletonText lines={4} />}
				{found.state === 'failed' && <FailurePanel title={t('messages.find.failed')} onRetry={search.load} />}
				<div role="status">
					{found.state === 'ready' && found.value.items.length === 0 && (
						<p>{t(isSearch ? 'messages.find.none' : 'messages.find.pinned.none')}</p>
					)}
				</div>
				{found.state === 'ready' && (
					<ul>
						{found.value.items.map((message) => (
							<FoundMessage key={foundKey(message)} id={id} message={message} />
						))}
					</ul>
				)}
				{found.state === 'ready' && found.value.next !== null && (
					<Button size="sm" loading={found.more === 'loading'} onClick={() => void search.loadMore()}>
						{t('messages.find.more')}
					</Button>
				)}
			</Stack>
		</Dialog>
	)
}

function FoundMessage({ id, message }: { id: string; message: Message }) {
	const { number, author, sentAt, text, picture, episode, mentions, inThread } = message
	const isBelow = inThread !== undefined && channelOfThread(id) === id
	const path = isBelow ? threadPath(id, inThread) : ''
	const threads = useTranslations(threadTranslations)
	const t = useTranslations(messageTranslations)
	const times = useTimeFormats()
	return (
		<Row>
			<Meta as="p">
				<RowLink to={`${path}${messageSearch(number)}`}>
					<VisuallyHidden>{t('messages.find.go')}</VisuallyHidden>
					<strong>{author?.name}</strong> · <time dateTime={sentAt}>{times.exact(sentAt)}</time>
					{isBelow && ` · ${threads('threads.found')}`}
				</RowLink>
			</Meta>
			{picture && <em>{t('messages.picture')}</em>}
			{text === null ? <SealedMessage episode={episode} /> : <FormattedText text={text} mentions={mentions} />}
		</Row>
	)
}
