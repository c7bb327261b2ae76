import { Link } from 'react-router-dom'
import { artworkPath, localizedPosterUrl, type TitleCard, titlePath } from 'shared-contract'
import { common, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Picture } from 'shared-ui'
import { Row } from './entityStyles.ts'

interface TitleRowProps {
	title: TitleCard
	/** What an entity has to do with the title. */
	note?: string | undefined
}

/** A title as a line: its poster, its name, its format and a note. */
export function TitleRow({ title, note }: TitleRowProps) {
	const shared = useTranslations(common)
	const nameOf = useTitleName()
	const locale = useLocale()
	return (
		<Row>
			<Picture
				src={localizedPosterUrl(locale, title.imageUrl)}
				fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
				alt=""
				width={48}
				height={72}
				color={title.color}
			/>
			<div>
				<Link to={titlePath(title)}>{nameOf(title)}</Link>
				{note && <span>{note}</span>}
				<span>{shared(`format.${title.format}`)}</span>
			</div>
		</Row>
	)
}
