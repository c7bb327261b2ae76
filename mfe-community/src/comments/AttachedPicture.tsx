import { useTranslations } from 'shared-i18n'
import { CloseIcon, color, IconButton, radius, space } from 'shared-ui'
import { styled } from 'styled-components'
import { commentTranslations } from './commentTranslations.ts'
import type { FormPicture } from './useCommentForm.ts'

const Frame = styled.div`
	position: relative;
	width: fit-content;
	max-width: 100%;
	img {
		display: block;
		max-width: 100%;
		max-height: 12rem;
		width: auto;
		height: auto;
		border: 1px solid ${color.line};
		border-radius: ${radius.md};
		background: ${color.raised};
	}
	button { position: absolute; top: ${space[1]}; right: ${space[1]}; }
`

/** Preview of the attached picture, with a remove button. */
export function AttachedPicture({ picture, onRemove }: { picture: FormPicture; onRemove: () => void }) {
	const t = useTranslations(commentTranslations)
	if (picture.state === 'none') return null
	const { url, width, height } = picture.picture
	return (
		<Frame>
			<img src={url} alt={t('comments.form.picturePreview')} width={width} height={height} />
			<IconButton
				filled
				size="sm"
				label={t('comments.form.removePicture')}
				icon={<CloseIcon size={16} />}
				onClick={onRemove}
			/>
		</Frame>
	)
}
