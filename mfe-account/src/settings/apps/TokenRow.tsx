import type { AccessToken } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, Button, Cluster, Meta, Stack } from 'shared-ui'
import { ScopeList } from '../../auth/scopes/ScopeList.tsx'
import { appTranslations } from './appTranslations.ts'
import { RowActions } from './style.ts'

/** A personal token: its scopes, dates and last use. The token itself is never shown. */
export function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
	const t = useTranslations(appTranslations)
	const formats = useFormats()
	const { name, scopes, createdAt, expiresAt, usedAt } = token
	const isExpired = Date.parse(expiresAt) <= Date.now()
	return (
		<li>
			<Stack $gap={2}>
				<Cluster>
					<strong>{name}</strong>
					{isExpired && <Badge $tone="danger">{t('tokens.expired')}</Badge>}
				</Cluster>
				<ScopeList scopes={scopes} />
				<Meta as="p">
					{[
						t('tokens.createdAt', { date: formats.date(createdAt) }),
						t(isExpired ? 'tokens.ended' : 'tokens.until', { date: formats.date(expiresAt) }),
						usedAt === null ? t('apps.unused') : t('apps.used', { ago: formats.ago(usedAt) }),
					].join(' · ')}
				</Meta>
			</Stack>
			<RowActions>
				<Button size="sm" variant="danger" aria-label={t('tokens.revoke.of', { name })} onClick={onRevoke}>
					{t('tokens.revoke')}
				</Button>
			</RowActions>
		</li>
	)
}
