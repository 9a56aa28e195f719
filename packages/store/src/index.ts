export { folderStore } from './folder.ts'
export { type Store, StoreError } from './port.ts'
export { type S3Config, s3Store } from './s3.ts'
