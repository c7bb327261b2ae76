import { Link } from 'react-router-dom'
import {
	entityPath,
	LANGUAGE_TAGS,
	type PersonPage as Person,
	type PersonVoice,
	type TitleCard,
	titlePath,
} from 'shared-contract'
import { nameOfCode, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { useStaffRole } from 'shared-i18n/useStaffRole'
import { Avatar, Container, EmptyState, Meta, Page, Section, Stack } from 'shared-ui'
import { RowCarousel } from 'shared-ui/parts'
import { Poster } from '../../shared/card/Poster.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { AwaitEntity } from '../entity/AwaitEntity.tsx'
import { EntityHeader, useNames } from '../entity/EntityHeader.tsx'
import { Rows } from '../entity/entityStyles.ts'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { languageGroups } from '../entity/languageGroups.ts'
import { Timeline } from '../entity/Timeline.tsx'
import { SmallPoster, TitleRow } from '../entity/TitleRow.tsx'
import { CreditCard, CreditName, Credits, CreditText } from '../title/credits.tsx'
import { ShowMore } from '../title/ShowMore.tsx'

/** The page of a person: the best-known titles, voices by language, roles by year. */
export function PersonPage() {
	return <AwaitEntity<Person> type="person">{(page) => <LoadedPerson page={page} />}</AwaitEntity>
}

function LoadedPerson({ page }: { page: Person }) {
	const t = useTranslations(entityTranslations)
	const staffRole = useStaffRole()
	const [name] = useNames(page)
	const { knownFor = [], works, workTotal, voices, voiceTotal } = page
	const facts = [
		...(workTotal > 0 ? [t('entity.titles', { count: workTotal })] : []),
		...(voiceTotal > 0 ? [t('person.voices.count', { count: voiceTotal })] : []),
	]
	return (
		<Page $bleed>
			<title>{`${name} · Niouka`}</title>
			<EntityHeader type="person" entity={page} facts={facts} titles={knownFor} />
			<Container>
				<Stack $gap={12}>
					{knownFor.length > 1 && <KnownFor titles={knownFor} />}
					{voices.length > 0 && <VoicesOfPerson voices={voices} total={voiceTotal} />}
					{works.length > 0 && (
						<Section title={t('person.works')}>
							<Timeline items={works} yearOf={({ title }) => title.year}>
								{(ofYear) => (
									<Rows>
										{ofYear.map(({ roles, title }) => (
											<TitleRow key={title.id} title={title} note={roles.map(staffRole).join(', ')} />
										))}
									</Rows>
								)}
							</Timeline>
							{workTotal > works.length && <Meta as="p">{t('entity.newest', { count: works.length })}</Meta>}
						</Section>
					)}
					{works.length + voices.length === 0 && (
						<EmptyState title={t('entity.empty.title')} text={t('entity.empty.text')} />
					)}
				</Stack>
			</Container>
		</Page>
	)
}

/** The titles that a person is known for, the best known first. */
function KnownFor({ titles }: { titles: readonly TitleCard[] }) {
	const t = useTranslations(entityTranslations)
	const home = useTranslations(homeTranslations)
	return (
		<Section title={t('person.knownFor')}>
			<RowCarousel
				label={t('person.knownFor')}
				previousLabel={home('home.row.previous')}
				nextLabel={home('home.row.next')}
			>
				{titles.map((title) => (
					<Poster key={title.id} title={title} />
				))}
			</RowCarousel>
		</Section>
	)
}

const FEW = 24

interface VoicesOfPersonProps {
	voices: readonly PersonVoice[]
	/** The number of all voices; the newest are shown. */
	total: number
}

/** The characters whom a person speaks, by language. */
function VoicesOfPerson({ voices, total }: VoicesOfPersonProps) {
	const t = useTranslations(entityTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	return (
		<>
			{languageGroups(voices, tag).map(({ language, items }) => (
				<Section key={language} title={t('person.voices', { language: nameOfCode('language', language, tag) })}>
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
