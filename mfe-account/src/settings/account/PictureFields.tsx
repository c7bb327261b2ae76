import { type ChangeEvent, useId, useRef } from 'react'
import { checkPicture } from 'shared-composition/upload'
import { artworkPath, PICTURE_TYPES } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Avatar, Button, Cluster, color, ImageIcon, Meta, Picture, radius, space, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { settingsTranslations } from '../settingsTranslations.ts'
import { FieldRow } from '../style.ts'
import type { PictureChange, PicturePurpose } from './accountFields.ts'
import type { AccountForm } from './useAccountForm.ts'

const AVATAR_PX = 104

const Preview = styled.div`
	position: relative;
	margin-bottom: 52px;
	> :first-child { border-radius: ${radius.lg}; }
`
const AvatarFrame = styled.div`
	position: absolute;
	inset: auto auto -${AVATAR_PX / 2}px ${space[4]};
	border: 4px solid ${color.surface};
	border-radius: ${radius.full};
	line-height: 0;
`
const OptionRow = styled.div`
	display: grid;
	gap: ${space[2]};
`
const Problem = styled(Meta)`
	color: ${color.danger};
`

/** Previews of banner and avatar, with buttons to change them. */
export function PictureFields({ form }: { form: AccountForm }) {
	const { saved, values } = form
	const { username, avatar, banner } = values
	const avatarUrl = shownUrl(avatar, saved.avatarUrl, artworkPath('avatar', saved.id))
	const bannerUrl = shownUrl(banner, saved.bannerUrl, artworkPath('banner', saved.id))
	return (
		<>
			<Preview>
				<Picture src={bannerUrl} fallbackUrl={artworkPath('banner', saved.id)} alt="" width={1920} height={640} eager />
				<AvatarFrame>
					<Avatar name={username || saved.username} url={avatarUrl} size={AVATAR_PX} />
				</AvatarFrame>
			</Preview>
			<FieldRow>
				<PictureChoice form={form} purpose="avatar" isOwn={isOwn(avatar, saved.hasAvatar)} />
				<PictureChoice form={form} purpose="banner" isOwn={isOwn(banner, saved.hasBanner)} />
			</FieldRow>
		</>
	)
}

function shownUrl(change: PictureChange, saved: string, defaultUrl: string): string {
	return change.kind === 'chosen' ? change.picture.url : change.kind === 'default' ? defaultUrl : saved
}

function isOwn(change: PictureChange, saved: boolean): boolean {
	return change.kind === 'chosen' || (change.kind === 'unchanged' && saved)
}

interface PictureChoiceProps {
	form: AccountForm
	purpose: PicturePurpose
	isOwn: boolean
}

function PictureChoice({ form, purpose, isOwn }: PictureChoiceProps) {
	const t = useTranslations(settingsTranslations)
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	const error = form.error(purpose)

	async function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const file = target.files?.[0]
		// Allows the same file to be chosen again.
		target.value = ''
		if (!file) return
		const chosen = await checkPicture(file)
		if ('code' in chosen) form.setError(purpose, chosen.code)
		else form.set({ [purpose]: { kind: 'chosen', ...chosen } })
	}

	return (
		<OptionRow>
			<VisuallyHidden as="label" htmlFor={id}>
				{t(`settings.${purpose}.choose`)}
			</VisuallyHidden>
			<input
				ref={input}
				id={id}
				type="file"
				hidden
				accept={PICTURE_TYPES.join(',')}
				onChange={(event) => void choose(event)}
			/>
			<Cluster $gap={2}>
				<Button onClick={() => input.current?.click()}>
					<ImageIcon size={18} />
					{t(`settings.${purpose}.choose`)}
				</Button>
				{isOwn && (
					<Button variant="quiet" onClick={() => form.set({ [purpose]: { kind: 'default' } })}>
						{t(`settings.${purpose}.remove`)}
					</Button>
				)}
			</Cluster>
			{error ? <Problem role="alert">{error}</Problem> : <Meta>{t(`settings.${purpose}.hint`)}</Meta>}
		</OptionRow>
	)
}
