import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import {
	type CharacterPage as Character,
	type CharacterVoice,
	entityPath,
	LANGUAGE_TAGS,
	titlePath,
} from 'shared-contract'
import { nameOfCode, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Avatar, Container, EmptyState, Meta, Page, Section, Stack } from 'shared-ui'
import { AwaitEntity } from '../entity/AwaitEntity.tsx'
import { EntityHeader, useNames } from '../entity/EntityHeader.tsx'
import { LanguageHeading, Rows } from '../entity/entityStyles.ts'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { languageGroups } from '../entity/languageGroups.ts'
import { Timeline } from '../entity/Timeline.tsx'
import { TitleRow } from '../entity/TitleRow.tsx'
import { CreditCard, CreditName, Credits, CreditText } from '../title/credits.tsx'

/** The page of a character: its titles, and its voices by language. */
export function CharacterPage() {
	return <AwaitEntity<Character> type="character">{(page) => <LoadedCharacter page={page} />}</AwaitEntity>
}

function LoadedCharacter({ page }: { page: Character }) {
	const t = useTranslations(entityTranslations)
	const [name] = useNames(page)
	const { titles, titleTotal, voices } = page
	return (
		<Page $bleed>
			<title>{`${name} · Niouka`}</title>
			<EntityHeader
				type="character"
				entity={page}
				facts={titleTotal > 0 ? [t('entity.titles', { count: titleTotal })] : []}
				titles={titles.map(({ title }) => title)}
			/>
			<Container>
				<Stack $gap={12}>
					{voices.length > 0 && <VoicesOfCharacter voices={voices} />}
					{titles.length > 0 ? (
						<Section title={t('character.titles')}>
							<Timeline items={titles} yearOf={({ title }) => title.year}>
								{(ofYear) => (
									<Rows>
										{ofYear.map(({ role, title }) => (
											<TitleRow key={title.id} title={title} note={role && t(`character.role.${role}`)} />
										))}
									</Rows>
								)}
							</Timeline>
							{titleTotal > titles.length && <Meta as="p">{t('entity.newest', { count: titles.length })}</Meta>}
						</Section>
					) : (
						<EmptyState title={t('entity.empty.title')} text={t('entity.empty.text')} />
					)}
				</Stack>
			</Container>
		</Page>
	)
}

/** The voices of a character, by language. */
function VoicesOfCharacter({ voices }: { voices: readonly CharacterVoice[] }) {
	const t = useTranslations(entityTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	const nameOf = useTitleName()
	return (
		<Section title={t('character.voices')}>
			<Stack $gap={6}>
				{languageGroups(voices, tag).map(({ language, items }) => (
					<Stack key={language} $gap={2}>
						<LanguageHeading>{nameOfCode('language', language, tag)}</LanguageHeading>
						<Credits>
							{items.map(({ person, titles }) => (
								<CreditCard key={person.id}>
									<Avatar name={person.name} url={person.imageUrl} size={44} />
									<CreditText>
										<strong>
											<CreditName credit={person} to={entityPath('person', person.id)} />
										</strong>
										<span>
											{titles.map((title, index) => (
												<Fragment key={title.id}>
													{index > 0 && ', '}
													<Link to={titlePath(title)}>{nameOf(title)}</Link>
												</Fragment>
											))}
										</span>
									</CreditText>
								</CreditCard>
							))}
						</Credits>
					</Stack>
				))}
			</Stack>
		</Section>
	)
}
