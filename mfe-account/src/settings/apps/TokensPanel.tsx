import { useState } from 'react'
import { type AccessToken, accessTokensRoute, revokeAccessTokenRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Badge, Button, Cluster, Meta, PlusIcon, Stack } from 'shared-ui'
import { ScopeList } from '../../auth/scopes/ScopeList.tsx'
import { appTranslations } from './appTranslations.ts'
import { ConfirmChange } from './ConfirmChange.tsx'
import { ListPanel } from './ListPanel.tsx'
import { MakeTokenDialog } from './MakeTokenDialog.tsx'
import { createMemberList } from './memberList.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { RowActions } from './style.ts'

type Open = { dialog: 'make' } | { dialog: 'made'; token: string } | { dialog: 'revoke'; item: AccessToken }

const createTokens = () => createMemberList(() => call(accessTokensRoute, {}))

/** The personal access tokens of the member: made, shown once, and revoked. */
export function TokensPanel() {
	const t = useTranslations(appTranslations)
	const [list] = useState(createTokens)
	const [open, setOpen] = useState<Open>()
	const close = () => setOpen(undefined)
	return (
		<ListPanel
			list={list}
			title={t('tokens.title')}
			lead={t('tokens.lead')}
			failed={t('tokens.failed')}
			none={t('tokens.none')}
			add={
				<Button onClick={() => setOpen({ dialog: 'make' })}>
					<PlusIcon size={18} />
					{t('tokens.make')}
				</Button>
			}
			dialogs={
				<>
					{open?.dialog === 'make' && (
						<MakeTokenDialog
							onMade={({ token, item }) => {
								setOpen({ dialog: 'made', token })
								list.update(({ items }) => ({ items: [item, ...items] }))
							}}
							onClose={close}
						/>
					)}
					{open?.dialog === 'made' && (
						<SecretDialog title={t('tokens.made')} secret={open.token} note={t('tokens.once')} onClose={close} />
					)}
					{open?.dialog === 'revoke' && (
						<ConfirmChange
							list={list}
							title={t('tokens.revoke.title', { name: open.item.name })}
							text={t('tokens.revoke.text')}
							action={t('tokens.revoke')}
							done={t('tokens.revoke.done')}
							change={() => act(revokeAccessTokenRoute, { params: { id: open.item.id } })}
							onClose={close}
						/>
					)}
				</>
			}
		>
			{(item) => <TokenRow key={item.id} token={item} onRevoke={() => setOpen({ dialog: 'revoke', item })} />}
		</ListPanel>
	)
}

/** A personal token: its scopes, dates and last use. The token itself is never shown. */
function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
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
