import { Fragment, type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { color, radius } from 'shared-ui'
import { styled } from 'styled-components'
import { clipUserText } from '../clipUserText.ts'
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

/** A work that a text may name: where its page is, and how it is called in the reader's language. */
export interface NamedWork {
	path: string
	name: string
	lang?: string | undefined
}

interface FormattedTextProps {
	text: string
	/** The works that `[[anime:12]]` may name, by id. */
	works?: ReadonlyMap<number, NamedWork> | undefined
	/** Whether addresses can be followed; not in what a machine wrote. */
	webLinks?: boolean | undefined
}

/** A message with its `code`, *bold*, _italic_, ~strike~, addresses and works. */
export function FormattedText({ text, works, webLinks = true }: FormattedTextProps) {
	const pieces = useMemo(() => parseMessage(text, { isWork: (id) => works?.has(id) ?? false }), [text, works])
	return <Text>{renderPieces(pieces, { works, webLinks })}</Text>
}

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's' } as const satisfies Record<Style, string>

type RenderOptions = Pick<FormattedTextProps, 'works' | 'webLinks'>

function renderPieces(pieces: readonly Piece[], options: RenderOptions): ReactNode {
	// The pieces of a text never change places.
	// biome-ignore lint/suspicious/noArrayIndexKey: see above
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
