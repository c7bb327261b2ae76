import { Link } from 'react-router-dom'
import { useWords } from 'shared-i18n'
import { Prose } from 'shared-ui'
import type { ChapterPlace } from './chapters.ts'
import { type Block, blocksOf, type Piece } from './document.ts'
import { ChapterTitle } from './style.ts'
import { legalWords } from './words.ts'

/** A chapter of a legal page. */
export function Chapter({ place }: { place: ChapterPlace }) {
	const t = useWords(legalWords)
	return (
		<section aria-labelledby={place.id}>
			<ChapterTitle id={place.id} tabIndex={-1}>
				{t(place.title)}
			</ChapterTitle>
			<Prose>
				{blocksOf(t(place.text)).map((block, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
					<TextBlock key={at} block={block} />
				))}
			</Prose>
		</section>
	)
}

function TextBlock({ block }: { block: Block }) {
	if (block.kind === 'paragraph') {
		return (
			<p>
				<Pieces pieces={block.pieces} />
			</p>
		)
	}
	return (
		<ul>
			{block.items.map((pieces, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never change places
				<li key={at}>
					<Pieces pieces={pieces} />
				</li>
			))}
		</ul>
	)
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
	return pieces.map((piece, at) =>
		piece.kind === 'link' ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
			<Link key={at} to={piece.to}>
				{piece.text}
			</Link>
		) : (
			piece.text
		),
	)
}
