import { useMutation } from "@tanstack/react-query";
import { websiteEndpoints } from "#domain/api/website.ts";
import { call, errorMessage } from "#inbox/app/call.ts";
import { TextField } from "#ui/field.tsx";
import type { Entry } from "./forms.ts";

const longSidesPx = [1280, 640] as const;
const jpegQuality = 0.82;

/** Without the place and time that a camera writes into its file. */
function jpegOf(image: ImageBitmap, longSidePx: number): Promise<Blob | null> {
  const scale = Math.min(1, longSidePx / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", jpegQuality));
}

/** @returns undefined for a file that is no photo */
async function upload(file: File) {
  const upright = { imageOrientation: "from-image" } as const;
  const image = await createImageBitmap(file, upright).catch(() => undefined);
  if (!image) return undefined;
  const [large, small] = await Promise.all(longSidesPx.map((side) => jpegOf(image, side)));
  if (!large || !small) return undefined;
  const photo = await call(websiteEndpoints.photo, { body: large });
  const query = { size: "small", of: photo.url } as const;
  await call(websiteEndpoints.photo, { body: small, query });
  return photo;
}

/** A photo that is made small here and kept by the server at once. Three hidden fields hold it. */
export function PhotoField({
  path,
  value,
  error,
}: {
  readonly path: string;
  readonly value: Entry;
  readonly error: string | undefined;
}) {
  const { mutate, data, isPending, ...sent } = useMutation({ mutationFn: upload });
  const { url, width, height }: Entry = data ?? value;
  const unread = sent.isSuccess && !data && "This file cannot be read as a photo. Try another one.";
  const failed = sent.error && errorMessage(sent.error);
  return (
    <div className="grid gap-2">
      {typeof url === "string" && (
        <img src={url} alt="" className="max-h-40 w-fit rounded-field border-2 border-ink" />
      )}
      <TextField
        id={`${path}photo`}
        label={isPending ? "Sending the photo …" : "Photo"}
        type="file"
        accept="image/jpeg, image/png, image/webp"
        className="[&_input]:py-2"
        error={failed || unread || (data ? undefined : error)}
        onChange={({ currentTarget: { files } }) => {
          const [file] = files ?? [];
          if (file) mutate(file);
        }}
      />
      {Object.entries({ url, width, height }).map(([name, part]) => (
        <input key={name} type="hidden" name={path + name} value={String(part ?? "")} />
      ))}
    </div>
  );
}
