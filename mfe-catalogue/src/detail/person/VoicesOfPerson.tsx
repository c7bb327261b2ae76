import { Link } from 'react-router-dom'
import { entityPath, LANGUAGE_TAGS, type PersonVoice, titlePath } from 'shared-contract'
import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Avatar, Meta, Section } from 'shared-ui'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { languageGroups, languageName } from '../entity/languageGroups.ts'
import { SmallPoster } from '../entity/TitleRow.tsx'
import { CreditCard, CreditName, Credits, CreditText } from '../title/credits.tsx'
import { ShowMore } from '../title/ShowMore.tsx'

const FEW = 24

interface VoicesOfPersonProps {
	voices: readonly PersonVoice[]
	/** The number of all voices; the newest are shown. */
	total: number
}

/** The characters whom a person speaks, by language. */
export function VoicesOfPerson({ voices, total }: VoicesOfPersonProps) {
	const t = useTranslations(entityTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	return (
		<>
			{languageGroups(voices, tag).map(({ language, items }) => (
				<Section key={language} title={t('person.voices', { language: languageName(language, tag) })}>
					<ShowMore items={items} few={FEW} more={t('person.voices.all', { number: items.length })}>
						{(shown) => (
							<Credits>
								{shown.map((voice) => (
									<VoiceCard key={`${voice.title.id} ${voice.character.id}`} voice={voice} />
								))}
							</Credits>
						)}
					</ShowMore>
				</Section>
			))}
			{total > voices.length && <Meta as="p">{t('entity.newest', { count: voices.length })}</Meta>}
		</>
	)
}

function VoiceCard({ voice: { character, role, title } }: { voice: PersonVoice }) {
	const t = useTranslations(entityTranslations)
	const nameOf = useTitleName()
	return (
		<CreditCard>
			<Avatar name={character.name} url={character.imageUrl} size={44} />
			<CreditText>
				<strong>
					<CreditName credit={character} to={entityPath('character', character.id)} />
				</strong>
				{role && <span>{t(`character.role.${role}`)}</span>}
			</CreditText>
			<CreditText>
				<strong>
					<Link to={titlePath(title)}>{nameOf(title)}</Link>
				</strong>
				<span>{title.year}</span>
			</CreditText>
			<SmallPoster title={title} />
		</CreditCard>
	)
}
