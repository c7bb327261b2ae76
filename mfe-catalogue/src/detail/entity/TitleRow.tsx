import { Link } from 'react-router-dom'
import { artworkPath, localizedPosterUrl, type TitleCard, titlePath } from 'shared-contract'
import { common, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Picture } from 'shared-ui'
import { PosterFrame, Row } from './entityStyles.ts'

interface TitleRowProps {
	title: TitleCard
	/** What an entity has to do with the title. */
	note?: string | undefined
}

/** A title as a line: its poster, its name, its format and a note. */
export function TitleRow({ title, note }: TitleRowProps) {
	const shared = useTranslations(common)
	const nameOf = useTitleName()
	return (
		<Row>
			<SmallPoster title={title} />
			<div>
				<Link to={titlePath(title)}>{nameOf(title)}</Link>
				{note && <span>{note}</span>}
				<span>{shared(`format.${title.format}`)}</span>
			</div>
		</Row>
	)
}

/** The poster of a title beside a line of text. */
export function SmallPoster({ title: { id, imageUrl, color } }: Pick<TitleRowProps, 'title'>) {
	const locale = useLocale()
	return (
		<PosterFrame>
			<Picture
				src={localizedPosterUrl(locale, imageUrl)}
				fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', id))}
				alt=""
				width={48}
				height={72}
				color={color}
			/>
		</PosterFrame>
	)
}
