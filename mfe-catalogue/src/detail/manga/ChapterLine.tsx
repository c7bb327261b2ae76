import type { Chapter } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Avatar, Cluster, color, Meta, radius, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ExternalLink } from '../title/ExternalLink.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'

/** The element id of a chapter's line. */
export function chapterAnchor(id: number): string {
	return `chapter-${id}`
}

const Line = styled.li`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: ${space[1]} ${space[4]};
	padding: ${space[3]} ${space[2]};
	contain-intrinsic-size: auto 56px !important;
	&:focus { outline: 2px solid ${color.live}; outline-offset: -2px; border-radius: ${radius.md}; }
`
const Name = styled.span`
	min-width: 0;
	font-weight: 600;
	overflow-wrap: anywhere;
`

/** A chapter in the list of its volume. It links to its reader, if there is one. */
export function ChapterLine({ chapter }: { chapter: Chapter }) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const { number, title, releaseDate, readerUrl, postedBy } = chapter
	const place = formats.number(number)
	const name = isNameless(title, number)
		? t('manga.chapter.number', { number: place })
		: t('manga.chapter', { number: place, title })
	return (
		<Line id={chapterAnchor(chapter.id)} tabIndex={-1}>
			<Name>{readerUrl ? <ExternalLink href={readerUrl}>{name}</ExternalLink> : name}</Name>
			<Cluster>
				{releaseDate && <Meta>{t('manga.chapter.released', { date: formats.date(releaseDate) })}</Meta>}
				<Avatar name={postedBy.name} url={postedBy.avatarUrl} size={20} />
				<Meta>{postedBy.name}</Meta>
			</Cluster>
		</Line>
	)
}

function isNameless(title: string, number: number): boolean {
	return title.trim() === '' || title === `Capítulo ${number}`
}
