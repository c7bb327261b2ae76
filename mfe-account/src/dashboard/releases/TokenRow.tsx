import type { ReleaseToken } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, Button, Cluster, Meta } from 'shared-ui'
import { releaseTranslations } from './releaseTranslations.ts'
import { Row } from './style.ts'

/** A token: its slice, author, expiry and last use. The token itself is never shown. */
export function TokenRow({ token, onRevoke }: { token: ReleaseToken; onRevoke: () => void }) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	const { label, slice, by, state, createdAt, expiresAt, usedAt, endedWith } = token
	const name = by ?? t('releases.by.gone')
	return (
		<Row>
			<div>
				<Cluster>
					<strong>{label}</strong>
					<Badge>{slice}</Badge>
					{state !== 'valid' && <Badge $tone="danger">{t(`releases.tokens.${state}`)}</Badge>}
				</Cluster>
				<Meta as="p">{t('releases.tokens.by', { name, date: formats.date(createdAt) })}</Meta>
				{endedWith && <Meta as="p">{t(`releases.tokens.endedWith.${endedWith}`, { name })}</Meta>}
			</div>
			<Meta as="p">
				{usedAt === null ? t('releases.tokens.unused') : t('releases.tokens.used', { ago: formats.ago(usedAt) })}
				{' · '}
				{t('releases.tokens.until', { date: formats.date(expiresAt) })}
			</Meta>
			{state === 'valid' && (
				<div>
					<Button size="sm" variant="danger" onClick={onRevoke}>
						{t('releases.tokens.revoke')}
					</Button>
				</div>
			)}
		</Row>
	)
}
