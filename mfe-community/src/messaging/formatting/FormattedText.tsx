import { Fragment, type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { color, radius } from 'shared-ui'
import { styled } from 'styled-components'
import { clipUserText } from '../../shared/clipUserText.ts'
import { type Piece, parseMessage, type Style } from './parseMessage.ts'

const Text = styled.span`
	${clipUserText}
	display: block;
	white-space: pre-wrap;
	code {
		padding: 0.1em 0.35em;
		border-radius: ${radius.sm};
		font-size: 0.9em;
		background: color-mix(in srgb, currentColor 12%, transparent);
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
}

/** Renders a message with `code`, *bold*, _italic_, ~strike~, URLs and title references. */
export function FormattedText({ text, works, webLinks = true }: FormattedTextProps) {
	const pieces = useMemo(() => parseMessage(text, { isWork: (id) => works?.has(id) ?? false }), [text, works])
	return <Text>{renderPieces(pieces, { works, webLinks })}</Text>
}

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's' } as const satisfies Record<Style, string>

type RenderOptions = Pick<FormattedTextProps, 'works' | 'webLinks'>

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
		default: {
			const Element = ELEMENTS[piece.type]
			return <Element>{renderPieces(piece.pieces, options)}</Element>
		}
	}
}
