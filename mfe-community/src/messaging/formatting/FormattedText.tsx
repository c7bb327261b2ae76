import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { isEveryone, profilePath } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { color, radius, space } from 'shared-ui'
import { styled } from 'styled-components'
import { clipUserText } from '../../shared/clipUserText.ts'
import { translations } from '../../translations.ts'
import { mentionReader } from './mentionReader.ts'
import { type Piece, parseMessage, type Style } from './parseMessage.ts'

const Text = styled.div`
	${clipUserText}
	white-space: pre-wrap;
	code {
		padding: 0.1em 0.35em;
		border-radius: ${radius.sm};
		font-size: 0.9em;
		background: color-mix(in srgb, currentColor 12%, transparent);
	}
	blockquote {
		margin: 0 0 ${space[1]};
		padding-inline-start: ${space[3]};
		border-inline-start: 3px solid ${color.edge};
		opacity: 0.85;
	}
	a { color: inherit; text-decoration: underline; text-underline-offset: 0.15em; text-decoration-color: ${color.edge}; }
	a:hover { text-decoration-color: currentColor; }
`
const WorkLink = styled(Link)`
	font-weight: 700;
`

/** A title that a text may reference: its path and localised name. */
export interface NamedWork {
	path: string
	name: string
	lang?: string | undefined
}

interface FormattedTextProps {
	text: string
	/** The titles that `[[anime:12]]` may reference, by id. */
	works?: ReadonlyMap<number, NamedWork> | undefined
	/** Whether URLs become links; off for text of the assistant. */
	webLinks?: boolean | undefined
	/** The names that `@name` may mention. */
	mentions?: readonly string[] | undefined
	/** True where spoilers need no press, for moderators. */
	showsSpoilers?: boolean | undefined
}

/** Renders a message or a comment with its formatting, see {@link parseMessage}. */
export function FormattedText({ text, works, webLinks = true, mentions, showsSpoilers }: FormattedTextProps) {
	const pieces = useMemo(
		() =>
			parseMessage(text, {
				isWork: (id) => works?.has(id) ?? false,
				...(mentions && { readMention: mentionReader(mentions) }),
			}),
		[text, works, mentions],
	)
	return <Text>{renderPieces(pieces, { works, webLinks, showsSpoilers })}</Text>
}

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's', quote: 'blockquote' } as const satisfies Record<
	Style | 'quote',
	string
>

type RenderOptions = Pick<FormattedTextProps, 'works' | 'webLinks' | 'showsSpoilers'>

function renderPieces(pieces: readonly Piece[], options: RenderOptions): ReactNode {
	// biome-ignore lint/suspicious/noArrayIndexKey: the order of the pieces never changes
	return pieces.map((piece, index) => <Fragment key={index}>{renderPiece(piece, options)}</Fragment>)
}

function renderPiece(piece: Piece, options: RenderOptions): ReactNode {
	switch (piece.type) {
		case 'text':
			return piece.text
		case 'code':
			return <code>{piece.text}</code>
		case 'link':
			if (!options.webLinks) return piece.label
			return (
				<a href={piece.href} target="_blank" rel="noopener nofollow">
					{piece.label}
				</a>
			)
		case 'work': {
			const work = options.works?.get(piece.id)
			if (!work) return null
			return (
				<WorkLink to={work.path} lang={work.lang}>
					{work.name}
				</WorkLink>
			)
		}
		case 'mention':
			if (isEveryone(piece.name)) return <strong>@{piece.name}</strong>
			return <Link to={profilePath(piece.name)}>@{piece.name}</Link>
		case 'spoiler': {
			const content = renderPieces(piece.pieces, options)
			return options.showsSpoilers ? content : <Spoiler>{content}</Spoiler>
		}
		default: {
			const Element = ELEMENTS[piece.type]
			return <Element>{renderPieces(piece.pieces, options)}</Element>
		}
	}
}

const Cover = styled.button`
	padding: 0.1em 0.5em;
	border: 1px dashed ${color.edge};
	border-radius: ${radius.sm};
	font: inherit;
	font-size: 0.9em;
	color: inherit;
	background: color-mix(in srgb, currentColor 12%, transparent);
	cursor: pointer;
	&:hover { border-style: solid; }
`
const Opened = styled.span`
	border-radius: ${radius.sm};
	background: color-mix(in srgb, currentColor 8%, transparent);
`

/** A part of a text that is not in the page until its reader opens it. */
function Spoiler({ children }: { children: ReactNode }) {
	const t = useTranslations(translations)
	const [isOpen, setOpen] = useState(false)
	if (!isOpen) {
		return (
			<Cover type="button" onClick={() => setOpen(true)}>
				{t('formatting.spoiler')}
			</Cover>
		)
	}
	// The button is gone: what it opened takes the focus.
	return (
		<Opened tabIndex={-1} ref={focus}>
			{children}
		</Opened>
	)
}

const focus = (opened: HTMLElement | null) => opened?.focus()
