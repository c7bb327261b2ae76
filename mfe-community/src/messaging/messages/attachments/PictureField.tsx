import { useEffect } from 'react'
import { checkPicture, sendPicture } from 'shared-composition/upload/picture'
import { PICTURE_ALT_MAX_LENGTH } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { CloseIcon, color, IconButton, radius, Skeleton, Spinner, size, space } from 'shared-ui'
import { Switch, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { type ChosenPicture, changePicture, choosePicture } from '../composer/composerChoice.ts'
import { conversationTranslations } from '../conversationTranslations.ts'

const Box = styled.div`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	gap: ${space[1]} ${space[3]};
	align-items: start;
	padding-bottom: ${space[2]};
	img {
		display: block;
		width: 96px;
		height: 96px;
		object-fit: contain;
		border-radius: ${radius.md};
		background: ${color.raised};
	}
	[role='status'], [role='alert'] { grid-column: 1 / -1; font-size: ${size.sm}; }
	[role='alert'] { color: ${color.danger}; }
	[role='status'] { display: flex; align-items: center; gap: ${space[2]}; color: ${color.muted}; }
`

/** The picture that goes with the next message: preview, description, whether it is a spoiler, and what became of it. */
export function PictureField({ id, chosen }: { id: string; chosen: ChosenPicture }) {
	const t = useTranslations(conversationTranslations)
	const shared = useTranslations(common)
	const { file, picture, alt, isSpoiler, isSending, failure } = chosen
	useEffect(() => {
		if (!file) return
		void checkPicture(file).then((checked) =>
			changePicture(
				id,
				file,
				'code' in checked
					? { failure: shared(`errors.${checked.code}`) }
					: { picture: checked.picture, upload: () => sendPicture('message', checked) },
			),
		)
	}, [id, file, shared])
	return (
		<Box>
			{picture ? (
				<img src={picture.url} alt={t('messages.picture.preview')} />
			) : (
				<Skeleton $width="96px" $height={failure ? '0' : '96px'} />
			)}
			<div>
				{picture && (
					<>
						<TextField
							label={t('messages.picture.alt')}
							hideLabel
							placeholder={t('messages.picture.alt')}
							autoComplete="off"
							maxLength={PICTURE_ALT_MAX_LENGTH}
							value={alt}
							onChange={({ target }) => changePicture(id, file, { alt: target.value })}
						/>
						<Switch
							label={t('messages.picture.isSpoiler')}
							checked={isSpoiler}
							onChange={(checked) => changePicture(id, file, { isSpoiler: checked })}
						/>
					</>
				)}
			</div>
			<IconButton
				size="sm"
				label={t('messages.picture.remove')}
				icon={<CloseIcon size={16} />}
				onClick={() => choosePicture(id, undefined)}
			/>
			{failure && <p role="alert">{failure}</p>}
			{isSending && (
				<p role="status">
					<Spinner size={14} />
					{t('messages.picture.sending')}
				</p>
			)}
		</Box>
	)
}
