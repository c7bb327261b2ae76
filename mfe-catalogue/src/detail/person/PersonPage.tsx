import type { PersonPage as Person } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { useStaffRole } from 'shared-i18n/useStaffRole'
import { Container, EmptyState, Meta, Page, Section, Stack } from 'shared-ui'
import { AwaitEntity } from '../entity/AwaitEntity.tsx'
import { EntityHeader, useNames } from '../entity/EntityHeader.tsx'
import { Rows } from '../entity/entityStyles.ts'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { Timeline } from '../entity/Timeline.tsx'
import { TitleRow } from '../entity/TitleRow.tsx'
import { KnownFor } from './KnownFor.tsx'
import { VoicesOfPerson } from './VoicesOfPerson.tsx'

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
