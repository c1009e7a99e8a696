// A separate module, so that a list of employees does not load the upload code.
import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import { extensionOf } from '../upload/file-rules'
import { contentTypeOf, uploadFile } from '../upload/upload'
import { call, send } from './resource'
import { signUploadUrl } from './upload'

/** Uploads a picture of an employee and saves it as the avatar. Rejects with the error of the upload. */
export async function saveEmployeeAvatar(api: SspApi, { id, file }: { id: string; file: File }): Promise<void> {
  const key = `${api.clientId()}/${id}/avatar.${extensionOf(file.name)}`
  const address = { filePath: key, contentType: contentTypeOf(file), bucketName: 'employee-avatars' }
  await uploadFile(api, (signal) => signUploadUrl(api, address, signal), file)
  const additionalData = JSON.stringify({ avatar: key })
  await call(api, operations.saveEmployeeAdditionalData, { body: { employeeId: id, additionalData } })
}

/** Removes the avatar of an employee and its file. */
export const removeEmployeeAvatar = send(
  operations.deleteEmployeeAdditionalData,
  ({ id }: { id: string }) => ({
    query: { employeeId: id },
  }),
  ['employees', 'dashboard', 'interactions'],
)
