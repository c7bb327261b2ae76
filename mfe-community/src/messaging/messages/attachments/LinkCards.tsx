import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { LinkCard as Card } from 'shared-contract'
import { common, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { color, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { conversationTranslations } from '../conversationTranslations.ts'
import { CardSpace } from './CardSpace.ts'
import { $linkCards, askLinkCard } from './linkCards.ts'
import { linkedPaths } from './linkedPaths.ts'

const Box = styled(Link)`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	box-sizing: border-box;
	width: min(100%, 24rem);
	height: 4.25rem;
	margin-top: 0.25rem;
	padding: ${space[2]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	color: ${color.text};
	background: ${color.surface};
	text-decoration: none;
	&:hover { border-color: ${color.edge}; background: ${color.raised}; }
	> span:last-child { min-width: 0; }
	> span:first-child:not(:last-child) { flex: none; border-radius: ${radius.sm}; }
	b, small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: 1.4; }
	b { font-size: ${size.sm}; }
	small { font-size: ${size.xs}; color: ${color.muted}; }
`

/** The cards of our pages that a text links to. Each has its room at once, so that nothing moves when it comes. */
export function LinkCards({ text, isActive }: { text: string; isActive: boolean }) {
	const paths = useMemo(() => linkedPaths(text), [text])
	return paths.map((path) => <LinkCard key={path} path={path} isActive={isActive} />)
}

/** The card of a page of ours; nothing where its reader may not see the page. */
function LinkCard({ path, isActive }: { path: string; isActive: boolean }) {
	const card = useStore($linkCards, { keys: [path] })[path]
	const { name, line } = useWordsOf(card ?? undefined)
	const isUnknown = card === undefined
	// Also once another reader's cards were forgotten.
	// biome-ignore lint/correctness/useExhaustiveDependencies: what became unknown is asked for
	useEffect(() => askLinkCard(path), [path, isUnknown])
	if (card === undefined) return <CardSpace />
	if (card === null) return null
	const width = card.title !== null || card.kind === 'list' ? 34 : 50
	return (
		<Box to={path} tabIndex={isActive ? 0 : -1}>
			{card.imageUrl && <Picture src={card.imageUrl} alt="" width={width} height={50} style={{ width }} />}
			<span dir="auto">
				<b>{name}</b>
				<small>{line}</small>
			</span>
		</Box>
	)
}

/** The name and the line of facts of a card. */
function useWordsOf(card: Card | undefined) {
	const t = useTranslations(conversationTranslations)
	const shared = useTranslations(common)
	const locale = useLocale()
	const titleName = useTitleName()
	if (!card) return { name: '', line: '' }
	const { kind, title, by, nativeName } = card
	const number = card.number ?? 0
	const ofTitle = title ? titleName(title) : ''
	switch (kind) {
		case 'title':
			return {
				name: ofTitle,
				line: [title && shared(`format.${title.format}`), card.number].filter(Boolean).join(' · '),
			}
		case 'episode': {
			const episode = t('messages.card.episode', { number })
			return { name: card.name ?? episode, line: [ofTitle, card.name && episode].filter(Boolean).join(' · ') }
		}
		case 'review':
			return { name: t('messages.card.review', { title: ofTitle }), line: by ?? '' }
		case 'list':
			return { name: card.name, line: [by, t('messages.card.titles', { count: number })].join(' · ') }
		default:
			return { name: (locale === 'ja' && nativeName) || card.name, line: t(`messages.card.${kind}`) }
	}
}
