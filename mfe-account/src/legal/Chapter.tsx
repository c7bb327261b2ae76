import { Link } from 'react-router-dom'
import { useTranslations } from 'shared-i18n'
import { Prose } from 'shared-ui'
import type { ChapterInfo } from './legalPages.ts'
import { legalTranslations } from './legalTranslations.ts'
import { type Block, type Inline, parseBlocks } from './parseBlocks.ts'
import { ChapterTitle } from './style.ts'

/** A chapter of a legal page. */
export function Chapter({ chapter }: { chapter: ChapterInfo }) {
	const t = useTranslations(legalTranslations)
	return (
		<section aria-labelledby={chapter.id}>
			<ChapterTitle id={chapter.id} tabIndex={-1}>
				{t(chapter.title)}
			</ChapterTitle>
			<Prose>
				{parseBlocks(t(chapter.text)).map((block, at) => (
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
				<InlineContent pieces={block.pieces} />
			</p>
		)
	}
	return (
		<ul>
			{block.items.map((pieces, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never change places
				<li key={at}>
					<InlineContent pieces={pieces} />
				</li>
			))}
		</ul>
	)
}

function InlineContent({ pieces }: { pieces: readonly Inline[] }) {
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
