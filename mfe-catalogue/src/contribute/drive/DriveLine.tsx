import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type Drive, LANGUAGE_TAGS } from 'shared-contract'
import { listFormat, useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Card, Cluster, LinkButton, Meta, Stack } from 'shared-ui'
import { ProgressBar } from 'shared-ui/parts'
import { driveTranslations } from './driveTranslations.ts'

/** How far a drive has come, who helped, and the way to help. */
export function DriveLine({ drive, heading, action }: { drive: Drive; heading: ReactNode; action?: ReactNode }) {
	const t = useTranslations(driveTranslations)
	const formats = useFormats()
	const locale = useLocale()
	const { id, field, total, filled, thisWeek, members } = drive
	const progress = t('drive.progress', { filled: formats.number(filled), total: formats.number(total) })
	const names = listFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).formatToParts(
		members.map(({ name }) => name),
	)
	const [before = '', after = ''] = t('drive.thanks', { names: '\n' }).split('\n')
	return (
		<Card>
			<Stack $gap={2}>
				<Cluster $between>
					<strong>{heading}</strong>
					<Meta>
						{progress}
						{thisWeek > 0 && ` · ${t('drive.week', { count: thisWeek })}`}
					</Meta>
				</Cluster>
				<ProgressBar label={t(`drive.here.${field}`)} value={total === 0 ? 0 : filled / total} valueText={progress} />
				<Cluster $between>
					<Meta as="p">
						{filled >= total && <>{t('drive.complete')} </>}
						{members.length > 0 && (
							<>
								{before}
								{names.map(({ type, value }, index) =>
									type === 'element' ? (
										<Link key={value} to={`/profile/${encodeURIComponent(value)}`}>
											{value}
										</Link>
									) : (
										// biome-ignore lint/suspicious/noArrayIndexKey: the words between the names have no key of their own
										<span key={index}>{value}</span>
									),
								)}
								{after}
							</>
						)}
					</Meta>
					<Cluster>
						{action}
						{filled < total && (
							<LinkButton size="sm" to={`/dashboard/missing?${new URLSearchParams({ field, drive: String(id) })}`}>
								{t('drive.help')}
							</LinkButton>
						)}
					</Cluster>
				</Cluster>
			</Stack>
		</Card>
	)
}
