import { Link } from 'react-router-dom'
import { type Drive, entityPath, SEASONS, seasonPath } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Section, Stack } from 'shared-ui'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { DriveLine } from './DriveLine.tsx'
import { ready } from './drivesStore.ts'
import { driveTranslations } from './driveTranslations.ts'

export { ready }

/** A row of the home page: the newest drives. */
export default function HomeDrives({ drives }: { drives: readonly Drive[] }) {
	const t = useTranslations(homeTranslations)
	return (
		<Section title={t('home.drives')}>
			<Stack $gap={3}>
				{drives.map((drive) => (
					<DriveLine key={drive.id} drive={drive} heading={<DriveLink drive={drive} />} />
				))}
			</Stack>
		</Section>
	)
}

function DriveLink({ drive }: { drive: Drive }) {
	const t = useTranslations(driveTranslations)
	const seasons = useTranslations(homeTranslations)
	const titleName = useTitleName()
	const { kind, key, field, studio, title } = drive
	const [year = '', word] = key.split('-')
	const season = SEASONS.find((each) => each === word)
	const name = season ? seasons(`season.name.${season}`, { year }) : (studio ?? (title ? titleName(title) : key))
	const path = season
		? seasonPath({ year: Number(year), season })
		: kind === 'studio'
			? entityPath('studio', Number(key))
			: `/franchise/${key}`
	return <Link to={path}>{t(`drive.name.${field}`, { name })}</Link>
}
