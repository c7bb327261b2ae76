import { artworkPath, LANGUAGE_TAGS, type SearchTitle, titlePath } from 'shared-contract'
import { common, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Picture, ScoreBadge } from 'shared-ui'
import { styled } from 'styled-components'
import { SaveToggle } from '../../shared/card/SaveToggle.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { Line, Lines, Thumb } from './LinkResults.tsx'
import { countChoice } from './ResultPoster.tsx'

const Item = styled.li`
	position: relative;
	> a { padding-right: 3.5rem; }
	> button { position: absolute; inset: auto 0.5rem 0.5rem auto; }
`

/** A few titles as lines: posters in a row would leave the rest of it empty. */
export function TitleResults({ titles }: { titles: readonly SearchTitle[] }) {
	const t = useTranslations(homeTranslations)
	const shared = useTranslations(common)
	const nameOf = useTitleName()
	const locale = useLocale()
	return (
		<Lines>
			{titles.map((title) => {
				const { id, format, year, matchedName, rating = 0, isAdult } = title
				const name = nameOf(title)
				const facts = [shared(`format.${format}`), year, isAdult && shared('title.adult')]
				return (
					<Item key={id}>
						<Line to={titlePath(title)} onClick={() => countChoice(id)}>
							<Thumb>
								<Picture
									src={title.imageUrl}
									fallbackUrl={artworkPath('poster', id)}
									alt=""
									width={52}
									height={78}
									color={title.color}
								/>
							</Thumb>
							<div>
								<strong>{name}</strong>
								{matchedName !== null && matchedName !== name && <small>{matchedName}</small>}
								<small>{facts.filter(Boolean).join(' · ')}</small>
								{rating > 0 && <ScoreBadge score={rating} label={t('score.mean')} locale={LANGUAGE_TAGS[locale]} />}
							</div>
						</Line>
						<SaveToggle titleId={id} name={name} />
					</Item>
				)
			})}
		</Lines>
	)
}
