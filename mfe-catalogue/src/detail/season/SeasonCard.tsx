import { Link } from 'react-router-dom'
import {
	artworkPath,
	entityPath,
	LANGUAGE_TAGS,
	localizedPosterUrl,
	preferredText,
	type SeasonTitle,
	titlePath,
} from 'shared-contract'
import { common, dateFormat, useFormats, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { lengthText } from 'shared-i18n/length'
import { ScoreBadge } from 'shared-ui'
import { SaveToggle } from '../../shared/card/SaveToggle.tsx'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { Body, Facts, Frame, Name, Poster, Row, Save, Studios, Synopsis, When } from './seasonStyles.ts'

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A title of a season with what a reader chooses by: studio, day and time, origin, length and the beginning of its synopsis. */
export function SeasonCard({ title, eager }: { title: SeasonTitle; eager: boolean }) {
	const t = useTranslations(entityTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const locale = useLocale()
	const tag = LANGUAGE_TAGS[locale]
	const name = useTitleName()(title)
	const { studios, origin, started, showing, synopses } = title
	const first = started ?? showing?.at
	const format = (options: Intl.DateTimeFormatOptions) =>
		showing ? dateFormat(tag, options).format(new Date(showing.at)) : ''
	const when = [
		first && formats.date(first),
		showing?.isWeekly && t('season.weekly', { day: format({ weekday: 'short' }), time: format(TIME) }),
	].filter(Boolean)
	const episodes = (count: number) => t('franchise.episodes', { count })
	const facts = [
		origin && t(`season.origin.${origin}`),
		lengthText(title, episodes, tag),
		...title.genres.slice(0, 2).map((genre) => shared(`genre.${genre}`)),
	]
	const synopsis = preferredText(synopses, locale)
	return (
		<Row>
			<Frame>
				<Poster
					src={localizedPosterUrl(locale, title.imageUrl)}
					fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
					alt=""
					width={128}
					height={192}
					color={title.color}
					eager={eager}
				/>
				{title.rating > 0 && <ScoreBadge text={formats.decimal(title.rating, 1)} label={t('score.mean')} overArt />}
			</Frame>
			<Body>
				<Name to={titlePath(title)} title={name}>
					{name}
				</Name>
				{studios.length > 0 && (
					<Studios>
						{studios.map(({ id, name }) => (
							<Link key={id} to={entityPath('studio', id)}>
								{name}
							</Link>
						))}
					</Studios>
				)}
				{when.length > 0 && <When>{when.join(' · ')}</When>}
				<Facts>{facts.filter(Boolean).join(' · ')}</Facts>
				{synopsis && <Synopsis lang={synopsis.language}>{synopsis.text}</Synopsis>}
			</Body>
			<Save>
				<SaveToggle titleId={title.id} name={name} />
			</Save>
		</Row>
	)
}
