import { useState } from 'react'
import { type AccessToken, accessTokensRoute, revokeAccessTokenRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Button, PlusIcon } from 'shared-ui'
import { appTranslations } from './appTranslations.ts'
import { ConfirmChange } from './ConfirmChange.tsx'
import { ListPanel } from './ListPanel.tsx'
import { MakeTokenDialog } from './MakeTokenDialog.tsx'
import { createMemberList } from './memberList.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { TokenRow } from './TokenRow.tsx'

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
