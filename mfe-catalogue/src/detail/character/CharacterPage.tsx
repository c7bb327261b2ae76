import type { CharacterPage as Character } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Container, EmptyState, Meta, Page, Section, Stack } from 'shared-ui'
import { AwaitEntity } from '../entity/AwaitEntity.tsx'
import { EntityHeader, useNames } from '../entity/EntityHeader.tsx'
import { Rows } from '../entity/entityStyles.ts'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { Timeline } from '../entity/Timeline.tsx'
import { TitleRow } from '../entity/TitleRow.tsx'
import { VoicesOfCharacter } from './VoicesOfCharacter.tsx'

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
