/** Has the page ask the application for the permissions that a browser would ask the person for. */

/** @returns whether the application gives the permission */
type Ask = (permission: string) => Promise<boolean>;

const denied = (): DOMException => new DOMException('Permission denied', 'NotAllowedError');

export function askForPermissions(ask: Ask): void {
  Notification.requestPermission = async () => ((await ask('notifications')) ? 'granted' : 'denied');
  const { geolocation } = navigator;
  const getCurrentPosition = geolocation.getCurrentPosition.bind(geolocation);
  geolocation.getCurrentPosition = (found, failed, options) => {
    void ask('geolocation').then((isGranted) => {
      if (isGranted) getCurrentPosition(found, failed, options);
      // What the browser makes itself has no constructor.
      else failed?.({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError);
    });
  };
  const { mediaDevices } = navigator;
  const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    if (!(await ask('media'))) throw denied();
    return getUserMedia(constraints);
  };
}
